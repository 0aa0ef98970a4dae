export { visitorProblems as problems } from '#kernel/problems/visitors.ts';
