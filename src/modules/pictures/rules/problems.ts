import { Problem } from '#kernel/problem.ts';

type Wrong = 'empty' | 'too-large' | 'unknown-kind' | 'too-many-pixels' | 'odd-shape' | 'unreadable';

/** A file that is not taken. `field` says which of the sent ones, such as `images.2`. */
export const notAPicture = (wrong: Wrong, field: string) => new Problem(422, `pictures.${wrong}`, { field });

export const noSuchPicture = () => new Problem(404, 'pictures.not-found');
