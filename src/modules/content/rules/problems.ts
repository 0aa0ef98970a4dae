import { Problem } from '#kernel/problem.ts';

export const pageNotFound = () => new Problem(404, 'content.page-not-found', 'Page not found');
