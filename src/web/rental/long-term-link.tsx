import { Link } from 'react-router';
import { useWords } from '../languages/use-words.ts';
import { useSite } from '../shell/use-site.ts';

/** A link for rentals longer than can be booked online; nothing while the long-term page is unpublished. */
export const LongTermLink = ({ className = '' }: { className?: string }) => {
  const t = useWords('frame');
  const { pages } = useSite();
  if (!pages.includes('long-term')) return null;
  return (
    <p className={className}>
      <Link to="/long-term" className="inline-flex min-h-6 items-center text-sm text-link underline underline-offset-3">
        {t('pages.long-term')}
      </Link>
    </p>
  );
};
