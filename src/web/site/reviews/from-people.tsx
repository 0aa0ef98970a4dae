import type { ReviewShape } from '#contract/reviews.ts';
import { useWords } from '../../languages/use-words.ts';
import { Stars } from '../../ui/stars.tsx';
import { Section } from '../frame/section.tsx';
import { Author, Words } from './review-item.tsx';

/** Three reviews for the home page; no section without any. */
export const FromPeople = ({ reviews }: { reviews: readonly ReviewShape[] }) => {
  const t = useWords('reviews');
  if (reviews.length === 0) return null;
  return (
    <Section
      id="people"
      heading={t('people')}
      beside={reviews.some(({ isExample }) => isExample) && <p className="max-w-[44ch] text-muted">{t('examples')}</p>}
    >
      <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id} className="max-lg:border-t max-lg:border-line max-lg:pt-5">
            <figure className="flex h-full flex-col gap-3">
              <blockquote>
                <Words review={review} className="leading-snug">
                  {(comment) => t('quoted', { comment })}
                </Words>
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
                <Stars rating={review.rating} />
                <span className="font-semibold">
                  <Author review={review} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
};
