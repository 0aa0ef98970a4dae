import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns a message for each missing file or heading that a document links to or names in a command. Ignores pictures,
 * other sites, and names in decision records, which describe the state at their time.
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
  const targets = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, target = '']) => target);
  const linked = targets(/(?<!!)\[[^\]]*\]\((?!\w+:)([^)\s]+)/g);
  const named = path.includes('/records/')
    ? []
    : targets(/`[^`\n]*?\b((?:src|test|e2e|proofs|scripts)\/[\w./-]+\.tsx?)\b/g);
  // CONTRIBUTING names paths under src without the prefix.
  const places = path === join(root, 'CONTRIBUTING.md') ? targets(/`([\w./-]+\/[\w./-]*)`/g) : [];
  const house = path === join(root, 'ARCHITECTURE.md') ? placesInTree(targets(/```text\n(.*?)```/gs)[0] ?? '') : [];
  return [
    ...linked.filter((target) => !leadsSomewhere(path, target)),
    ...[...named, ...house].filter((target) => !existsSync(join(root, target))),
    ...places.filter((target) => !['src', ''].some((folder) => existsSync(join(root, folder, target)))),
  ].map((target) => `${path.slice(root.length + 1)} leads to ${target}, which does not exist`);
};

const leadsSomewhere = (path: string, target: string): boolean => {
  const [file = '', heading] = target.split('#');
  const place = file === '' ? path : join(dirname(path), file);
  if (!existsSync(place)) return false;
  return heading === undefined || !place.endsWith('.md') || headingsIn(place).includes(heading);
};

/** The headings of a document as link anchors: `What is due` is `what-is-due`. */
const headingsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The paths in a tree that is indented by two spaces per level; a line has one or several names. */
const placesInTree = (tree: string): string[] => {
  const folders: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S.*?)(?: {2,}|$)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const entries = names.split(', ').filter((name) => /^[\w.-]+(\/|\.\w+)$/.test(name));
    folders.splice(depth, folders.length, entries[0] ?? '');
    return entries.map((name) => join(...folders.slice(0, depth), name));
  });
};
