import { useEffect, useState } from 'react';

/** Whether the customer left this tab and is back. `isFound`: it was loaded anew, and the payment was open already. */
export const useHasComeBack = (isFound: boolean): boolean => {
  const [hasComeBack, setBack] = useState(isFound);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setBack(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hasComeBack;
};
