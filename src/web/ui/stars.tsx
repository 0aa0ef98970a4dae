import { useWords } from '../languages/use-words.ts';

const star = 'M10 2.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.5-4.8 2.5.9-5.4L2.2 7.9l5.4-.8L10 2.2Z';
const places = [0, 1, 2, 3, 4];
const apart = 21;

/** Five stars, filled according to the rating; for screen readers “4.8 out of 5”. */
export const Stars = ({ rating, className = 'h-4' }: { rating: number; className?: string }) => {
  const t = useWords('ui');
  const whole = Math.floor(rating);
  return (
    <svg
      viewBox={`0 0 ${4 * apart + 20} 20`}
      role="img"
      aria-label={t('starsOf', { rating })}
      className={`inline-block w-auto shrink-0 fill-current ${className}`}
    >
      <Row className="text-star-empty" />
      <svg aria-hidden="true" width={whole * apart + (rating - whole) * 20} height="20">
        <Row className="text-star" />
      </svg>
    </svg>
  );
};

const Row = ({ className }: { className: string }) => (
  <g className={className}>
    {places.map((place) => (
      <path key={place} d={star} transform={`translate(${place * apart})`} />
    ))}
  </g>
);

/** A single star, beside a rating figure. */
export const Star = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    strokeWidth={1.4}
    strokeLinejoin="round"
    className={`shrink-0 stroke-current ${className}`}
  >
    <path d={star} />
  </svg>
);
