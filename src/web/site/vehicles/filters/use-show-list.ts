import { useNavigate } from 'react-router';
import { listPath, type Search } from '../../../rental/search.ts';

/** Moves to another list without a jump to the top. At once, so that the chosen control never flickers back. */
export const useShowList = () => {
  const navigate = useNavigate();
  return (search: Search) => navigate(listPath(search), { preventScrollReset: true, flushSync: true });
};
