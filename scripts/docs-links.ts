import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A sentence for each file that a document links to, or names in a command, and that is not there. Pictures and other sites
 * are not looked at, nor what the records of decisions name: they tell of their day.
 */
export const deadLinks = async (root: string): Promise<string[]> => {
  const documents = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile());
  const deeper = await readdir(join(root, 'docs'), { withFileTypes: true, recursive: true });
  const paths = [...documents, ...deeper].map(({ parentPath, name }) => join(parentPath, name));
  const checked = paths.filter((path) => path.endsWith('.md')).map((path) => deadLinksOf(root, path));
  return (await Promise.all(checked)).flat();
};

const deadLinksOf = async (root: string, path: string): Promise<string[]> => {
  const text = await readFile(path, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, target = '']) => target);
  const linked = found(/(?<!!)\[[^\]]*\]\((?!\w+:|#)([^)#\s]+)/g);
  const named = path.includes('/records/') ? [] : found(/`[^`\n]*?\b((?:src|test|e2e|scripts)\/[\w./-]+\.tsx?)\b/g);
  // CONTRIBUTING names what stands under src without saying so.
  const places = path === join(root, 'CONTRIBUTING.md') ? found(/`([\w./-]+\/[\w./-]*)`/g) : [];
  return [
    ...linked.filter((target) => !existsSync(join(dirname(path), target))),
    ...named.filter((target) => !existsSync(join(root, target))),
    ...places.filter((target) => !['src', ''].some((folder) => existsSync(join(root, folder, target)))),
  ].map((target) => `${path.slice(root.length + 1)} leads to ${target}, which does not exist`);
};
