import { lazy, Suspense, useState } from 'react';
import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { formatDay } from '../../ui/dates.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { MapEmbed } from '../../ui/map/map-embed.tsx';
import { FaqData } from '../seo/faq-data.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { Prose } from './prose.tsx';
import type { readPageAndPlaces } from './read-content-page.ts';

// One page has it.
const CoverComparison = lazy(() => import('../cover/cover-comparison.tsx'));

/** The least number of sections for a table of contents beside the page. */
const WORTH_A_LIST = 3;

/** A content page with its head, its contents and, on the page of the pick-up points, their map. */
export const ContentArticle = ({ page }: { page: Awaited<ReturnType<typeof readPageAndPlaces>> }) => {
  const t = useWords('content');
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
        {page.covers.length > 0 && (
          <div lang={language}>
            <Suspense>
              <CoverComparison packages={page.covers} />
            </Suspense>
          </div>
        )}
        <Prose html={body} className="mt-4" />
      </article>
    </div>
  );
};

/** The pick-up points on a map, one at a time. Those without coordinates have no map. */
const PlacesMap = ({ places }: { places: readonly LocationShape[] }) => {
  const t = useWords('content');
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
