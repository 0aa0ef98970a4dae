import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const SLOW_MS = 400;

type Props = { /** The address of the list. */ path: string /** Such as 'Loading pages...'. */; text: string };

/** Announces that a list is loading, if it takes long. */
export const ListLoading = ({ path, text }: Props) => {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === path;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <p role="status" className="px-4 text-xs text-muted md:px-6">
      {isSlow && text}
    </p>
  );
};
