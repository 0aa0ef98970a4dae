const WIDTH = 340;
/** About as high as the details are. */
const HEIGHT = 320;
const EDGE = 8;

type Rect = Readonly<{ left: number; top: number; bottom: number }>;

/** Where details stand: below a bar where there is room, else above it, and always on the screen. */
export const besideBar = ({ left, top, bottom }: Rect) => {
  const { innerWidth, innerHeight } = window;
  const fitsBelow = bottom + EDGE + HEIGHT < innerHeight;
  return {
    left: Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE)),
    top: Math.max(EDGE, fitsBelow ? bottom + EDGE : Math.min(top - HEIGHT - EDGE, innerHeight - HEIGHT - EDGE)),
  };
};
