import { useEffect, useState } from 'react';

/** Pixels from the top of the window: what has passed this line is being read. */
const LINE = 140;

/** The id of the section that is being read: the last whose heading has passed the top of the window. */
export const useSectionInSight = (sections: readonly Readonly<{ id: string }>[]): string | undefined => {
  const [inSight, setInSight] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? LINE) < LINE,
      );
      setInSight((isAtEnd() ? sections.at(-1) : (passed ?? sections[0]))?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return inSight;
};

/** The last sections may be too short to reach the line. */
const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
