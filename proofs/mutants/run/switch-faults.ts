import { afterAll, afterEach, beforeEach, inject, type TestContext } from 'vitest';

// Runs in the worker before each test file: activates the one fault, and records which tests reach which faults.

declare module 'vitest' {
  interface ProvidedContext {
    /** The id of the fault active in the next run; 0 for none. */
    fault: number;
  }
}

/** More iterations than any file's tests need, but few enough to end an infinite loop soon. */
const MOST_TURNS = 20_000_000;

const active = inject('fault');
const reached = new Map<string, Set<number>>();
let turns = 0;
let test = '';

Object.assign(globalThis, {
  __fault: (id: number) => {
    const those = reached.get(test) ?? new Set();
    reached.set(test, those.add(id));
    return id === active;
  },
  __turn: () => {
    turns += 1;
    if (active > 0 && turns > MOST_TURNS) throw new Error('A loop without an end');
  },
});

type Task = TestContext['task'] | TestContext['task']['file']['tasks'][number];

/** Skips the remaining tests after a failure. */
const passBy = (task: Task) => {
  if (task.type === 'suite') task.tasks.forEach(passBy);
  else if (!task.result) Object.assign(task, { mode: 'skip' });
};

beforeEach(({ task }) => {
  test = task.id;
});
afterEach(({ task }) => {
  test = '';
  if (active > 0 && task.result?.state === 'fail') task.file.tasks.forEach(passBy);
});
afterAll(() => {
  process.send?.({ reached: [...reached].map(([name, ids]) => [name, [...ids]]) });
});
