import type { Context } from '#platform/context.ts';
import { insuranceNotFound, optionNotFound } from '../../rules/problems.ts';
import { completePackages, type WholePackage } from '../complete-packages.ts';
import { findOption, type InsuranceOption } from './option-store.ts';
import { findPackage } from './package-store.ts';

type Looked = Pick<Context, 'tx'>;
type Opening = Readonly<{ isToChange?: boolean }>;

/** An option of the office's list; locked if it is to change. 404 `extras.option-not-found`. */
export const openOption = async ({ tx }: Looked, id: string, opening: Opening = {}): Promise<InsuranceOption> => {
  const option = await findOption(tx, id, opening);
  if (!option) throw optionNotFound();
  return option;
};

/** A package of the office's list; locked if it is to change. 404 `extras.insurance-not-found`. */
export const openPackage = async ({ tx }: Looked, id: string, opening: Opening = {}): Promise<WholePackage> => {
  const row = await findPackage(tx, id, opening);
  const [whole] = await completePackages(tx, row ? [row] : [], { readFor: 'edited' });
  if (!whole) throw insuranceNotFound();
  return whole;
};
