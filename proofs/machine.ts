import { availableParallelism, cpus, totalmem } from 'node:os';

/** Where a figure was taken; without it an absolute one says nothing. */
export const machine = (): string =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
