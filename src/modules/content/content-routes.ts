import type { z } from 'zod';
import type { PageShape, PageSummaryShape } from '#contract/content.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { contentOfficeRoutes } from './content-office-routes.ts';
import type { Rendered } from './markdown/render.ts';
import type { TextReader } from './markdown/text-reader.ts';
import { listPages, type PageSummary } from './page-store.ts';
import { type RenderedPage, readPage } from './read-page.ts';
import { maySeeDrafts } from './rules/drafts.ts';
import { questionsOf } from './rules/questions.ts';

export const contentRoutes = (serving: EndpointBinders, { reader }: { reader: TextReader }): void => {
  const { serve } = serving;
  serve('GET /cms/pages', async ({ tx, actor }, { query }) => {
    const withDrafts = !query.published && maySeeDrafts(actor.user);
    const pages = await listPages(tx, { withDrafts, search: query.search });
    return { data: pages.map(summaryShape) };
  });

  serve('GET /cms/pages/slug/:slug', async (ctx, { params }) => ({
    data: pageShape(await readPage(ctx, reader, params)),
  }));

  serve('POST /cms/pages/slug/:slug/preview', async (ctx, { params, body }) => ({
    data: pageShape(await readPage(ctx, reader, { ...params, ...body })),
  }));

  contentOfficeRoutes(serving, reader);
};

const summaryShape = (page: PageSummary): z.input<typeof PageSummaryShape> => ({
  id: page.id,
  slug: page.slug,
  title: page.title,
  metaDescription: page.metaDescription,
  published: page.published,
  lastUpdated: toBangkokText(page.updatedAt),
});

const pageShape = ({ page, rendered }: RenderedPage): z.input<typeof PageShape> => {
  const inBoth = <Part>(part: (one: Rendered) => Part) => ({
    en: part(rendered.en),
    th: rendered.th && part(rendered.th),
  });
  return {
    ...summaryShape(page),
    content: page.content,
    html: inBoth(({ html }) => html),
    lead: inBoth(({ lead }) => lead),
    sections: inBoth(({ sections }) => [...sections]),
    questions: inBoth(({ parts }) => questionsOf(page.slug, parts)),
    publishedAt: page.publishedAt && toBangkokText(page.publishedAt),
  };
};
