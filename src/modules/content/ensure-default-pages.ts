import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { addPages, usedSlugs } from './page-store.ts';
import { readPageFile } from './rules/page-file.ts';

const folder = join(import.meta.dirname, 'default-pages');

/**
 * Creates and publishes each default page whose slug was never used, so that pages changed or removed by the business
 * stay that way.
 */
export const ensureDefaultPages = async ({ tx, now }: Context): Promise<void> => {
  const used = new Set(await usedSlugs(tx));
  const missing = (await defaultSlugs()).filter((slug) => !used.has(slug));
  const pages = await Promise.all(missing.map(defaultPage));
  await addPages(
    tx,
    pages.map((page) => ({ ...page, published: true, publishedAt: now, createdAt: now, updatedAt: now })),
  );
};

const defaultSlugs = async (): Promise<string[]> =>
  (await readdir(join(folder, 'en'))).filter((name) => name.endsWith('.md')).map((name) => basename(name, '.md'));

const defaultPage = async (slug: string) => {
  const [english, thai] = await Promise.all([readDefault('en', slug), readDefault('th', slug)]);
  return {
    slug,
    title: english.title,
    titleInThai: thai.title,
    content: english.content,
    contentInThai: thai.content,
    metaDescription: english.description,
    metaDescriptionInThai: thai.description,
  };
};

const readDefault = async (language: Language, slug: string) =>
  readPageFile(await readFile(join(folder, language, `${slug}.md`), 'utf8'));
