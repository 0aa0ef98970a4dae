/** The line of buttons of a dialog that is longer than many screens: it stays in sight while the fields are scrolled. */
export const longFoot =
  'sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-3 max-sm:*:flex-1 md:-mx-7 md:-mb-6 md:px-7';
