const EDGE_PX = 40;
const STEP_PX = 14;

type Point = Readonly<{ clientX: number; clientY: number }>;

/** Brings what is beyond an edge into reach of a bar that is on its way there. */
export const scrollAtEdges = (element: HTMLElement, at: Point, begun: Point): void => {
  const { right, top, bottom, left } = element.getBoundingClientRect();
  const names = Number.parseInt(getComputedStyle(element).getPropertyValue('--rows'), 10) || 0;
  element.scrollBy(
    stepOf(at.clientX, begun.clientX, left + names, right),
    stepOf(at.clientY, begun.clientY, top, bottom),
  );
};

const stepOf = (at: number, begun: number, first: number, last: number): number => {
  if (at > last - EDGE_PX && at > begun + EDGE_PX) return STEP_PX;
  return at < first + EDGE_PX && at < begun - EDGE_PX ? -STEP_PX : 0;
};
