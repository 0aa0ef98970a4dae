import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A sentence for each link of a document to a file that is not there. Pictures and other sites are not looked at. */
export const deadLinks = async (root: string): Promise<string[]> => {
  const documents = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile());
  const deeper = await readdir(join(root, 'docs'), { withFileTypes: true, recursive: true });
  const paths = [...documents, ...deeper].map(({ parentPath, name }) => join(parentPath, name));
  const checked = paths.filter((path) => path.endsWith('.md')).map((path) => deadLinksOf(root, path));
  return (await Promise.all(checked)).flat();
};

const deadLinksOf = async (root: string, path: string): Promise<string[]> => {
  const text = await readFile(path, 'utf8');
  return [...text.matchAll(/(?<!!)\[[^\]]*\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(dirname(path), target)))
    .map((target) => `${path.slice(root.length + 1)} links to ${target}, which does not exist`);
};
