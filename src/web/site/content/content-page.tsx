import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { apiContext } from '../../api/contexts.ts';
import { languageContext } from '../../languages/language-context.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { formatDay } from '../../ui/dates.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { MapEmbed } from '../../ui/map/map-embed.tsx';
import { privateHeaders } from '../private-headers.ts';
import { FaqData } from '../seo/faq-data.tsx';
import type { Route } from './+types/content-page';
import { Contents, FoldedContents } from './contents.tsx';
import { Prose } from './prose.tsx';
import { readPageAndPlaces } from './read-content-page.ts';

export const handle: Handle = { words: ['content'] };

/**
 * Staff see a draft, as does anyone with its link `?preview=TOKEN`. A draft is not cached, and no other site learns
 * its link.
 */
export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const preview = url.searchParams.get('preview') ?? undefined;
  const request = { slug: params.slug, preview };
  const page = await readPageAndPlaces(context.get(apiContext), request, context.get(languageContext));
  return data(page, { headers: page.isDraft || preview !== undefined ? privateHeaders() : {} });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The least number of sections for a table of contents beside the page. */
const WORTH_A_LIST = 3;

/** `/{slug}`: a content page of the business, in English where it has no Thai version. */
const ContentPage = ({ loaderData: page }: Route.ComponentProps) => {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { title, description, lead, body } = page;
  const sections = page.sections.length >= WORTH_A_LIST ? page.sections : [];
  const date = formatDay(page.lastUpdated, language, { weekday: false, year: true, long: true });
  return (
    <div className="page-width grid gap-x-18 pt-8 md:pt-12 lg:grid-cols-[220px_minmax(0,68ch)]">
      <PageHead title={title} description={description} isIndexed={!page.isDraft} />
      {page.questions.length > 0 && <FaqData questions={page.questions} />}
      <Contents key={page.slug} sections={sections} language={page.language} />
      <article className="min-w-0 max-w-[68ch] lg:col-start-2 print:max-w-none" lang={page.language}>
        <p lang={language} className="text-sm text-subtle figures">
          {t('updated', { date })}
        </p>
        <h1 className="mt-1.5 text-3xl leading-tight tracking-tight">{title}</h1>
        {page.isDraft && (
          <div lang={language} className="mt-5">
            <Alert tone="warning" title={t('draft')}>
              {t('draftText')}
            </Alert>
          </div>
        )}
        {lead && <Prose html={lead} className="mt-4 text-lg text-muted md:text-[1.1875rem]" />}
        <FoldedContents sections={sections} language={language} />
        {page.places.length > 0 && <PlacesMap places={page.places} />}
        <Prose html={body} className="mt-4" />
      </article>
    </div>
  );
};
export default ContentPage;

/** The pick-up points on a map, one at a time. Those without coordinates have no map. */
const PlacesMap = ({ places }: { places: readonly LocationShape[] }) => {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [id, setId] = useState(places[0]?.id);
  const place = places.find((one) => one.id === id);
  if (!place || place.latitude === null || place.longitude === null) return null;
  return (
    <section aria-label={t('map')} className="no-print mt-6 grid gap-3">
      <SelectField label={t('onMap')} value={place.id} onChange={(event) => setId(event.target.value)}>
        {places.map((one) => (
          <option key={one.id} value={one.id}>
            {nameIn(one, language)}
          </option>
        ))}
      </SelectField>
      <MapEmbed
        key={place.id}
        place={nameIn(place, language)}
        latitude={place.latitude}
        longitude={place.longitude}
        className="h-72"
      />
    </section>
  );
};
