import { execFileSync } from 'node:child_process';
import { isSweep } from '#test/drawn.ts';
import { picturesFolder } from './pictures.ts';

/** The number of commits, so that the next commit tests another variant; without git, the day. */
const turn = (): number => {
  process.env.LOOK_TURN ??= commits();
  return Number(process.env.LOOK_TURN);
};

const commits = (): string => {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return String(Math.floor(Date.now() / 86_400_000));
  }
};

/** The variant (width, theme, language) of this run's turn; all of them in the sweep and for pictures. */
export const looksOf = <Look>(all: readonly Look[]): readonly Look[] =>
  isSweep || picturesFolder ? all : all.slice(turn() % all.length).slice(0, 1);
