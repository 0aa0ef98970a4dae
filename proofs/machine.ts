import { availableParallelism, cpus, totalmem } from 'node:os';

/** A description of the machine; absolute figures mean nothing without it. */
export const machine = (): string =>
  `${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
