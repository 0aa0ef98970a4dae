import type { ReactNode } from 'react';

/** The outline of a vehicle from above between its unfolded sides, its front and rear above and below, wheels outwards. */
export const Outline = ({ bodyType }: { bodyType: string }) => {
  if (bodyType === 'scooter') return <ScooterOutline />;
  if (bodyType === 'pick-up') return <Unfolded top={<PickUpTop />} side={<PickUpSide />} end={<HighEnd />} />;
  if (bodyType === 'van') return <Unfolded top={<VanTop />} side={<VanSide />} end={<HighEnd />} />;
  if (bodyType === 'suv') return <Unfolded top={<CarTop />} side={<SuvSide />} end={<HighEnd />} />;
  return <Unfolded top={<CarTop />} side={<CarSide />} end={<CarEnd />} />;
};

type UnfoldedProps = { top: ReactNode; side: ReactNode; end: ReactNode; front?: ReactNode; rear?: ReactNode };

/** The sides are one drawing, once turned and once mirrored; the front is turned so that its left is the vehicle's left. */
const Unfolded = ({ top, side, end, front = <FrontLamps />, rear = <RearLamps /> }: UnfoldedProps) => (
  <>
    {top}
    <g transform="matrix(0 1 -1 0 190 156)">{side}</g>
    <g transform="matrix(0 1 1 0 410 156)">{side}</g>
    <g transform="matrix(1 0 0 -1 0 152)">
      {end}
      {front}
    </g>
    <g transform="translate(0 648)">
      {end}
      {rear}
    </g>
  </>
);

const CarTop = () => (
  <>
    <rect x="214" y="156" width="172" height="488" rx="46" />
    <path d="M232 300Q300 272 368 300L354 358Q300 342 246 358ZM250 560Q300 572 350 560L364 602Q300 622 236 602Z" />
    <path d="M238 372V548M362 372V548M246 366Q300 352 354 366M214 304l-16 10v16h16M386 304l16 10v16h-16" fill="none" />
  </>
);

/** A cab, and a load bed behind it. */
const PickUpTop = () => (
  <>
    <rect x="214" y="156" width="172" height="488" rx="30" />
    <path d="M232 282Q300 256 368 282L354 332Q300 318 246 332ZM250 428H350L358 452H242Z" />
    <path d="M238 344V418M362 344V418M246 340Q300 326 354 340M214 286l-16 10v16h16M386 286l16 10v16h-16" fill="none" />
    <rect x="230" y="470" width="140" height="158" rx="6" />
    <path d="M258 476V622M286 476V622M314 476V622M342 476V622M222 462H378" fill="none" />
  </>
);

const VanTop = () => (
  <>
    <rect x="214" y="156" width="172" height="488" rx="28" />
    <path d="M230 214Q300 190 370 214L360 268Q300 254 240 268ZM244 606H356L362 626H238Z" />
    <path d="M236 282V596M364 282V596M244 278Q300 262 356 278M262 330H338M262 430H338M262 530H338" fill="none" />
    <path d="M214 224l-16 10v16h16M386 224l16 10v16h-16" fill="none" />
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

const SuvSide = () => (
  <>
    <path d="M8 108Q2 74 12 58Q60 46 122 44L174 4Q184-6 200-6H424Q444-6 452 4L476 48Q488 60 482 108Z" />
    <path d="M184 12L142 46H256V6H202Q192 6 184 12ZM268 6V46H372V6ZM384 6V46H460L442 12Q438 6 428 6Z" />
    <path d="M262 6V104M142 46V104M378 6V104M278 60h22M160 60h22M210-12H400" fill="none" />
    <Wheel x={96} y={104} r={38} />
    <Wheel x={394} y={104} r={38} />
  </>
);

const PickUpSide = () => (
  <>
    <path d="M8 108Q2 80 12 62Q60 48 118 46L166 6Q176-4 190-4H262Q276-4 280 8L290 44H484V108Z" />
    <path d="M176 12L138 46H216V6H192Q184 6 176 12ZM228 6V46H278L268 12Q266 6 258 6Z" />
    <path d="M222 6V104M138 46V104M290 44V104M302 58H472M234 60h20M152 60h20" fill="none" />
    <Wheel x={90} y={104} r={38} />
    <Wheel x={398} y={104} r={38} />
  </>
);

const VanSide = () => (
  <>
    <path d="M8 108Q2 78 10 62L52 44L100-6Q110-16 124-16H466Q482-16 484 0V108Z" />
    <path d="M110 0L72 44H164V-6H122Q114-6 110 0ZM176-6V44H296V-6ZM308-6V44H464V8Q464-6 452-6Z" />
    <path d="M170-6V104M302-6V104M182 58H296M72 44V104M184 68h20M120 60h20" fill="none" />
    <Wheel x={82} y={106} r={34} />
    <Wheel x={404} y={106} r={34} />
  </>
);

const CarEnd = () => (
  <>
    <rect x="226" y="104" width="28" height="34" rx="8" />
    <rect x="346" y="104" width="28" height="34" rx="8" />
    <path d="M236 66L256 24Q260 16 270 16H330Q340 16 344 24L364 66Q388 72 388 92V118Q388 124 382 124H218Q212 124 212 118V92Q212 72 236 66Z" />
    <path d="M248 64L266 28H334L352 64Z" />
  </>
);

/** Of a vehicle that stands higher. */
const HighEnd = () => (
  <>
    <rect x="224" y="104" width="32" height="40" rx="8" />
    <rect x="344" y="104" width="32" height="40" rx="8" />
    <path d="M222 58L238 12Q242 4 252 4H348Q358 4 362 12L378 58Q390 66 390 84V122Q390 128 384 128H216Q210 128 210 122V84Q210 66 222 58Z" />
    <path d="M236 56L250 18H350L364 56Z" />
  </>
);

/** Round lamps and a grille. */
const FrontLamps = () => (
  <>
    <circle cx="240" cy="88" r="12" />
    <circle cx="360" cy="88" r="12" />
    <path d="M268 80H332V100H268ZM268 87H332M268 94H332" />
  </>
);

/** Upright lamps, and the plate. */
const RearLamps = () => <path d="M216 74h14v38h-14ZM370 74h14v38h-14ZM272 92H328V112H272ZM284 80H316" />;

const ScooterOutline = () => (
  <Unfolded
    top={<ScooterTop />}
    side={<ScooterSide />}
    end={<ScooterEnd />}
    front={<circle cx="300" cy="52" r="13" />}
    rear={<path d="M282 44H318L312 60H288ZM284 70H316V88H284Z" />}
  />
);

const ScooterTop = () => (
  <>
    <rect x="284" y="160" width="32" height="96" rx="16" />
    <rect x="280" y="560" width="40" height="92" rx="18" />
    <path d="M228 268H372M228 262v12M372 262v12" fill="none" />
    <path d="M270 236Q300 212 330 236L338 320Q300 332 262 320ZM266 330H334V408H266ZM262 414Q300 404 338 414L330 556Q300 592 270 556Z" />
    <path d="M266 494Q300 502 334 494" fill="none" />
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

/** With the handlebar; the front and the rear differ in what is between. */
const ScooterEnd = () => (
  <>
    <rect x="288" y="86" width="24" height="52" rx="12" />
    <path d="M246 34H354M246 28v12M354 28v12M262 30L250 10M338 30L350 10" fill="none" />
    <path d="M276 24Q300 12 324 24L340 86Q336 108 318 112H282Q264 108 260 86Z" />
  </>
);

const Wheel = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <circle cx={x} cy={y} r={r} />
    <circle cx={x} cy={y} r={r / 2} />
  </>
);
