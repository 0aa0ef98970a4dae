import type { TextHead, TextShape } from '#contract/office/agreement-texts.ts';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { textStateOf } from '../../rules/agreement-text.ts';
import { noSuchText } from '../../rules/problems.ts';
import type { BookingPaperTools } from '../booking-facts.ts';
import { signedText, textHeads, textVersions } from './agreement-text-store.ts';
import { previewText } from './preview-text.ts';
import { writeAgreementText, writtenProblems } from './write-agreement-text.ts';

/** The versions of the agreement's text, for admins. */
export const agreementTextRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  tools: Pick<BookingPaperTools, 'typesetter'>,
): void => {
  serve('GET /admin/agreement-texts', async ({ tx, now }) => {
    const heads = await textHeads(tx);
    return { data: heads.map((head) => headShape(head, heads, now)) };
  });

  serve('GET /admin/agreement-texts/:number', async (ctx, { params }) => ({
    data: await textShape(ctx, params.number),
  }));

  serve(
    'POST /admin/agreement-texts',
    async (ctx, { body: { validFrom, ...body } }) => {
      const written = { ...body, validFrom: validFrom === null ? null : toInstant(validFrom) };
      return { data: await textShape(ctx, await writeAgreementText(ctx, written)), message: 'Version written' };
    },
    {
      alsoWrong: ({ thai, english, validFrom }, { now }) =>
        thai === undefined || english === undefined
          ? {}
          : writtenProblems({ thai, english, validFrom: validFrom ? toInstant(validFrom) : null }, now),
    },
  );

  serveInSteps('POST /admin/agreement-texts/preview', (steps, { body }) => previewText(steps, tools, body));
};

const textShape = async (ctx: Context, number: number): Promise<TextShape> => {
  const text = await signedText(ctx.tx, number);
  if (!text) throw noSuchText();
  return { ...headShape(text, await textVersions(ctx.tx), ctx.now), thai: text.thai, english: text.english };
};

type Head = Awaited<ReturnType<typeof textHeads>>[number];
type Versions = Parameters<typeof textStateOf>[1];

const headShape = (head: Head, versions: Versions, now: Temporal.Instant): TextHead => ({
  number: head.number,
  state: textStateOf(head, versions, now),
  validFrom: toBangkokText(head.validFrom),
  writtenAt: toBangkokText(head.writtenAt),
  writtenBy: head.byName,
  contains: head.contains,
  signed: head.signed,
});
