import type { TextShape } from '#contract/office/agreement-texts.ts';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { textStateOf } from '../../rules/agreement-text.ts';
import { noSuchText } from '../../rules/problems.ts';
import type { BookingPaperTools } from '../booking-facts.ts';
import { everyText, signedUnder } from './agreement-text-store.ts';
import { previewText } from './preview-text.ts';
import { writeAgreementText, writtenProblems } from './write-agreement-text.ts';

/** The versions of the agreement's text, for admins. */
export const agreementTextRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  tools: Pick<BookingPaperTools, 'typesetter'>,
): void => {
  serve('GET /admin/agreement-texts', async (ctx) => ({
    data: (await textShapes(ctx)).map(({ thai: _thai, english: _english, ...head }) => head),
  }));

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

const textShapes = async ({ tx, now }: Context): Promise<TextShape[]> => {
  const texts = await everyText(tx);
  const signed = await signedUnder(tx);
  return texts.map((text) => ({
    number: text.number,
    state: textStateOf(text, texts, now),
    validFrom: toBangkokText(text.validFrom),
    writtenAt: toBangkokText(text.writtenAt),
    writtenBy: text.byName,
    contains: text.contains,
    signed: signed.get(text.number) ?? 0,
    thai: text.thai,
    english: text.english,
  }));
};

const textShape = async (ctx: Context, number: number): Promise<TextShape> => {
  const text = (await textShapes(ctx)).find((one) => one.number === number);
  if (!text) throw noSuchText();
  return text;
};
