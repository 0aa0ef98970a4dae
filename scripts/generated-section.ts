import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

type Section = Readonly<{
  /** The path of the document, from the root of the project. */
  file: string;
  /** The section stands between `<!-- name -->` and `<!-- /name -->`. */
  name: string;
  content: string;
}>;

/**
 * Compares a generated section of a document with its content, or writes it. `missing`: the document has no such
 * section.
 */
export const bringUpToDate = async (
  { file, name, content }: Section,
  { isCheck = false } = {},
): Promise<'same' | 'differs' | 'missing'> => {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const [before, rest] = text.split(`<!-- ${name} -->\n`);
  const after = rest?.split(`<!-- /${name} -->`)[1];
  if (before === undefined || after === undefined) return 'missing';
  const current = `${before}<!-- ${name} -->\n${content}\n<!-- /${name} -->${after}`;
  if (text === current) return 'same';
  if (!isCheck) await writeFile(path, current);
  return 'differs';
};
