import { Problem } from '#kernel/problem.ts';

type Wrong = 'empty' | 'too-large' | 'unknown-kind' | 'too-many-pixels' | 'odd-shape' | 'unreadable';

/** 422 for a file that is not accepted. `field` is its path in the request, such as `images.2`. */
export const notAPicture = (wrong: Wrong, field: string) => new Problem(422, `pictures.${wrong}`, { field });

export const noSuchPicture = () => new Problem(404, 'pictures.not-found');
