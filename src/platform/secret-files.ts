import { readFileSync } from 'node:fs';

type Source = Readonly<Record<string, string | undefined>>;
type Wrong = Readonly<{ path: string[]; message: string }>;

/**
 * The settings with each secret that came as a file: `NAME_FILE` says where it lies, and a line's end after it does not
 * count. Wrong are a secret that is said twice, and a file that is not there, is not readable or is empty.
 */
export const withSecretFiles = (source: Source, secrets: readonly string[]): { set: Source; wrong: Wrong[] } => {
  const set = { ...source };
  const wrong: Wrong[] = [];
  for (const name of secrets) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    delete set[`${name}_FILE`];
    const path = [`${name}_FILE`];
    if (source[name]) wrong.push({ path, message: `cannot be set together with ${name}` });
    const text = textOf(file);
    if (text === null) wrong.push({ path, message: `${file} cannot be read` });
    else if (text === '') wrong.push({ path, message: `${file} is empty` });
    else set[name] = text;
  }
  return { set, wrong };
};

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
};
