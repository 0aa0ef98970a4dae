import { useEffect, useRef } from 'react';
import { readSearch } from '../../../rental/search.ts';
import { isHydrating } from '../../../shell/static-island.tsx';
import { useShowList } from './use-show-list.ts';

/** For a form of the list: applies choices made before scripts were ready. */
export const useChosenEarlier = () => {
  const form = useRef<HTMLFormElement>(null);
  const show = useRef(useShowList());
  useEffect(() => {
    if (isHydrating() && form.current && isTouched(form.current)) show.current(readSearch(chosenIn(form.current)));
  }, []);
  return form;
};

const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  });

const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
