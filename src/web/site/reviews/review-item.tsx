import type { ReactNode } from 'react';
import type { ReviewShape } from '#contract/reviews.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatMonth } from '../../ui/dates.ts';
import { Stars } from '../../ui/stars.tsx';

/** A review: author, city and date, stars, and the text as typed. */
export const ReviewItem = ({ review }: { review: ReviewShape }) => {
  const language = useLanguage();
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 leading-snug font-semibold">
          <Author review={review} />
        </p>
        <p className="text-sm whitespace-nowrap text-subtle">
          <time dateTime={review.writtenOn}>{formatMonth(review.writtenOn, language)}</time>
        </p>
      </div>
      <p className="mt-1 flex items-center gap-2.5">
        <Stars rating={review.rating} />
        {review.isExample && <ExampleBadge />}
      </p>
      <Words review={review} className="mt-2 max-w-[68ch]" />
    </article>
  );
};

/** The author and city, such as "Hannah K., Melbourne". */
export const Author = ({ review: { name, city } }: { review: ReviewShape }) => (
  <span className="wrap-anywhere">
    <bdi>{name}</bdi>
    {city && (
      <span className="font-regular text-muted">
        {', '}
        <bdi>{city}</bdi>
      </span>
    )}
  </span>
);

type WordsProps = { review: ReviewShape; className?: string; children?: (comment: string) => ReactNode };

/** A review's text in its own language and direction; long words break, empty lines stay. */
export const Words = ({ review: { comment, language }, className = '', children }: WordsProps) => (
  <p lang={language} dir="auto" className={`wrap-anywhere [unicode-bidi:plaintext] whitespace-pre-line ${className}`}>
    {children ? children(comment) : comment}
  </p>
);

/** Marks an example review, which came with the demo business. */
export const ExampleBadge = () => {
  const t = useWords('reviews');
  return <Badge plain>{t('example')}</Badge>;
};
