import type { Context } from '#platform/context.ts';
import type { PageTexts } from '../rules/page-change.ts';

type Told = PageTexts & Readonly<{ version: number }>;

type Deed = Readonly<{
  action: string;
  page: Readonly<{ id: string; title: string }>;
  before?: Told | null;
  after?: Told | null;
}>;

/** Leaves an entry of the audit log about a page. What it says is kept with its versions. */
export const recordPage = (ctx: Context, { action, page: { id, title }, before, after }: Deed): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'page', id, name: title },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ content, contentInThai, ...page }: Told) => ({
  title: page.title,
  titleInThai: page.titleInThai,
  metaDescription: page.metaDescription,
  metaDescriptionInThai: page.metaDescriptionInThai,
  characters: content.length,
  charactersInThai: contentInThai?.length ?? null,
  published: page.published,
  version: page.version,
});
