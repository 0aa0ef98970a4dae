/** A car from above between its unfolded sides. The sides are one drawing, once turned and once mirrored. */
export const CarOutline = () => (
  <>
    <rect x="214" y="156" width="172" height="488" rx="46" />
    <path d="M232 300Q300 272 368 300L354 358Q300 342 246 358ZM250 560Q300 572 350 560L364 602Q300 622 236 602Z" />
    <path d="M238 372V548M362 372V548M246 366Q300 352 354 366M214 304l-16 10v16h16M386 304l16 10v16h-16" fill="none" />
    <g transform="matrix(0 1 -1 0 190 156)">
      <CarSide />
    </g>
    <g transform="matrix(0 1 1 0 410 156)">
      <CarSide />
    </g>
    <CarEnd />
    <g transform="translate(0 648)">
      <CarEnd />
    </g>
  </>
);

const CarSide = () => (
  <>
    <path d="M8 108Q2 84 12 68Q60 54 122 52L186 10Q196 2 212 2H338Q358 2 372 10L438 50Q478 54 484 66Q490 90 480 108Z" />
    <path d="M196 18L150 52H262V14H214Q204 14 196 18ZM274 14V52H410L362 18Q354 14 340 14Z" />
    <path d="M268 14V104M150 52V104M410 52L404 104M284 66h22M166 66h22" fill="none" />
    <Wheel x={96} y={106} r={34} />
    <Wheel x={394} y={106} r={34} />
  </>
);

const CarEnd = () => (
  <>
    <rect x="226" y="104" width="28" height="34" rx="8" />
    <rect x="346" y="104" width="28" height="34" rx="8" />
    <path d="M236 66L256 24Q260 16 270 16H330Q340 16 344 24L364 66Q388 72 388 92V118Q388 124 382 124H218Q212 124 212 118V92Q212 72 236 66Z" />
    <path d="M248 64L266 28H334L352 64ZM224 80h30v16h-30ZM346 80h30v16h-30ZM274 100h52v14h-52Z" />
  </>
);

/** A scooter from above between its unfolded sides. */
export const ScooterOutline = () => (
  <>
    <rect x="284" y="160" width="32" height="96" rx="16" />
    <rect x="280" y="560" width="40" height="92" rx="18" />
    <path d="M228 268H372M228 262v12M372 262v12" fill="none" />
    <path d="M270 236Q300 212 330 236L338 320Q300 332 262 320ZM266 330H334V408H266ZM262 414Q300 404 338 414L330 556Q300 592 270 556Z" />
    <path d="M266 494Q300 502 334 494" fill="none" />
    <g transform="matrix(0 1 -1 0 190 156)">
      <ScooterSide />
    </g>
    <g transform="matrix(0 1 1 0 410 156)">
      <ScooterSide />
    </g>
    <ScooterEnd />
    <g transform="translate(0 648)">
      <ScooterEnd />
    </g>
  </>
);

const ScooterSide = () => (
  <>
    <Wheel x={62} y={98} r={42} />
    <Wheel x={422} y={98} r={42} />
    <path d="M96 14L120 20L150 88H236L256 50Q262 40 276 40H440Q468 44 476 66L430 64Q384 66 376 104H140Q122 104 116 90L90 46Q52 50 34 64Q40 38 84 30Z" />
    <path d="M262 40Q276 26 300 28H420Q440 30 444 40ZM96 14L140 2M104 24L128 44" fill="none" />
  </>
);

const ScooterEnd = () => (
  <>
    <rect x="288" y="86" width="24" height="52" rx="12" />
    <path d="M246 34H354M246 28v12M354 28v12M262 30L250 10M338 30L350 10" fill="none" />
    <path d="M276 24Q300 12 324 24L340 86Q336 108 318 112H282Q264 108 260 86Z" />
    <path d="M284 44H316L312 62H288Z" />
  </>
);

const Wheel = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <circle cx={x} cy={y} r={r} />
    <circle cx={x} cy={y} r={r / 2} />
  </>
);
