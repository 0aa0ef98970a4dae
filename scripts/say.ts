import { Problem } from '#kernel/problem.ts';

/** A line of progress, or of what went wrong. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A line of what a command was asked for. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** A number as people read it. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');

/** Does the work; a problem ends the command with its sentence, anything else with all that is known of it. */
export const stopOnProblem = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof Problem || (error instanceof Error && 'path' in error);
    say(isPlain ? error.message : String((error as Error).stack ?? error));
    process.exitCode = 1;
  }
};
