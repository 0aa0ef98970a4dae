import { execFileSync } from 'node:child_process';
import { isSweep } from '#test/drawn.ts';
import { picturesFolder } from './pictures.ts';

/** The number of commits so far, so that the next commit looks at another one. Without git, the day. */
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

/** Of the looks at a screen (width, theme, language) the one whose turn it is; in the sweep and for pictures all of them. */
export const looksOf = <Look>(all: readonly Look[]): readonly Look[] =>
  isSweep || picturesFolder ? all : all.slice(turn() % all.length).slice(0, 1);
