import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { queryOf, readSearch, type Search } from '../vehicles/search/search.ts';
import { type SearchFields, showable } from '../vehicles/search/search-fields.ts';

// Choices that follow this fast, such as the parts of a typed date, are one step of the way back.
const ONE_STEP_MS = 1500;

/** The chosen place and dates. The address follows every choice, and going back brings the earlier ones. */
export const useChosenFields = (asked: Search) => {
  const navigate = useNavigate();
  const { key, search: query } = useLocation();
  const movement = useNavigationType();
  const [fields, setFields] = useState(() => showable(asked.fields));
  const chosenAt = useRef(0);
  const seen = useRef(key);

  const follow = useEffectEvent(() => {
    if (movement === 'POP') setFields(showable(readSearch(new URLSearchParams(query)).fields));
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    follow();
  }, [key]);

  const choose = (chosen: SearchFields) => {
    const replace = Date.now() - chosenAt.current < ONE_STEP_MS;
    chosenAt.current = Date.now();
    setFields(chosen);
    navigate(`?${queryOf({ ...asked, fields: chosen })}`, { replace, preventScrollReset: true });
  };
  return { fields, choose };
};
