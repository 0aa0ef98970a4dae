export { staffProblems } from '#kernel/problems/staff.ts';
