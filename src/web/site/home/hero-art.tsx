const cables =
  'M818 34 1468 470M818 34 278 470M818 47 1412 470M818 47 325 470M818 60 1356 470M818 60 372 470M818 73 1300 470M818 73 419 470M818 86 1244 470M818 86 466 470M818 99 1188 470M818 99 513 470M818 112 1132 470M818 112 560 470M818 125 1076 470M818 125 607 470M818 138 1020 470M818 138 654 470M818 151 964 470M818 151 701 470M818 164 908 470M818 164 748 470';

/** The bridge at dusk: a sun, the pylon with its cables, the river. Decoration. */
export const HeroArt = () => (
  <svg
    aria-hidden="true"
    viewBox="0 70 1440 570"
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-0 -z-10 size-full"
  >
    <defs>
      <radialGradient id="hero-sun">
        <stop offset="0" stopColor="var(--teal-600)" />
        <stop offset=".72" stopColor="var(--teal-700)" />
        <stop offset="1" stopColor="var(--teal-800)" />
      </radialGradient>
      <linearGradient id="hero-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--teal-900)" />
        <stop offset="1" stopColor="var(--teal-975)" />
      </linearGradient>
      <linearGradient id="hero-shade">
        <stop offset="0" stopColor="var(--surface-ground)" />
        <stop offset=".32" stopColor="var(--surface-ground)" stopOpacity=".75" />
        <stop offset=".52" stopColor="var(--surface-ground)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <circle cx="1062" cy="292" r="222" fill="url(#hero-sun)" />
    <g className="max-md:hidden">
      <path d={cables} stroke="var(--teal-200)" strokeOpacity=".17" strokeWidth="1.1" />
      <path d="m811 470 4-450h6l4 450Z" fill="var(--teal-500)" />
    </g>
    <path d="M0 0h1440v640H0Z" fill="url(#hero-shade)" />
    <path d="M0 470h1440v170H0Z" fill="url(#hero-river)" />
    <path d="M0 469.5h1440" stroke="var(--teal-500)" strokeWidth="1.5" opacity=".55" />
  </svg>
);
