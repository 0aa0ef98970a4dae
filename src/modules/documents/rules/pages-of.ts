const size = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/;

/** Splits an SVG of equal pages stacked vertically into one SVG per page, by setting its view box. */
export const pagesOf = (svg: string, howMany: number): string[] => {
  const [viewBox = '', width, height] = size.exec(svg) ?? [];
  if (!viewBox) throw new Error('The picture does not say its size');
  // Rounded to ten-thousandths of a point, the precision of the SVG.
  const high = Math.round((Number(height) / howMany) * 10_000) / 10_000;
  return Array.from({ length: howMany }, (_, index) =>
    svg.replace(viewBox, `viewBox="0 ${high * index} ${width} ${high}" width="${width}pt" height="${high}pt"`),
  );
};
