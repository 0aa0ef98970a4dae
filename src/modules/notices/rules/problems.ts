import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found', 'There is no such mail.');
