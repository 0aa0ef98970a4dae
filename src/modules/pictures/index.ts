export { photosOf } from './photos-of.ts';
export { picturesCrontab, picturesTasks } from './pictures-jobs.ts';
export { picturesRoutes } from './pictures-routes.ts';
export { pictureFile, pictureIdIn, widestUpTo } from './rules/picture-address.ts';
export { notAPicture } from './rules/problems.ts';
export { servePictures } from './serve-pictures.ts';
