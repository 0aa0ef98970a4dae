import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { readSearch, type Search } from '../../../rental/search.ts';

/**
 * While another list is loading: the requested search, so that a filter shows its new state at once, and whether
 * loading has taken long enough to be shown (400 ms).
 */
export const useListMove = (shown: Search): { pending: Search; isMoving: boolean; isSlow: boolean } => {
  const { state, location } = useNavigation();
  const isMoving = state === 'loading' && location.pathname === '/vehicles';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isMoving) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return { pending: isMoving ? readSearch(new URLSearchParams(location.search)) : shown, isMoving, isSlow };
};
