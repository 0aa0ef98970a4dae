export { photosOf } from './photo-shape.ts';
export { picturesCrontab, picturesTasks } from './pictures-jobs.ts';
export { picturesRoutes, servePictures } from './pictures-routes.ts';
export { pictureFile, pictureIdIn, widestUpTo } from './rules/picture-address.ts';
export { notAPicture } from './rules/problems.ts';
