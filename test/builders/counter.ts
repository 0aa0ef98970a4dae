import type { TestApp } from '../fresh-app.ts';

/** Counts 1, 2, 3 … separately for each application, because test files share a process. */
export const counter = () => {
  const counts = new WeakMap<TestApp, number>();
  return (app: TestApp): number => {
    const count = (counts.get(app) ?? 0) + 1;
    counts.set(app, count);
    return count;
  };
};
