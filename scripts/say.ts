import { Problem } from '#kernel/problem.ts';

/** Prints a line of progress or an error to stderr. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Prints a line of a command's result to stdout. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Formats a number with thousands separators. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');

/** Runs the work. On error, ends the command with the message of a Problem, or with the stack of another error. */
export const stopOnProblem = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof Problem || (error instanceof Error && 'path' in error);
    say(isPlain ? error.message : String((error as Error).stack ?? error));
    process.exitCode = 1;
  }
};
