import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useOutage } from '../../../connection/outage.ts';
import { readSearch, type Search } from '../../../rental/search.ts';

/**

 */
export const useListMove = (shown: Search): { pending: Search; isMoving: boolean; isSlow: boolean } => {
  const { state, location } = useNavigation();
  const isMoving = state === 'loading' && location.pathname === '/vehicles';
  const [isSlow, setSlow] = useState(false);
  const isHeldUp = useOutage() !== null;
  useEffect(() => {
    if (!isMoving) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return {
    pending: isMoving ? readSearch(new URLSearchParams(location.search)) : shown,
    isMoving,
    isSlow: isSlow && !isHeldUp,
  };
};
