const size = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/;

/** The pages of a document whose equal pages stand below one another in one picture: each a window on it. */
export const pagesOf = (svg: string, howMany: number): string[] => {
  const [viewBox = '', width, height] = size.exec(svg) ?? [];
  if (!viewBox) throw new Error('The picture does not say its size');
  // Ten-thousandths of a point, as the picture itself has them.
  const high = Math.round((Number(height) / howMany) * 10_000) / 10_000;
  return Array.from({ length: howMany }, (_, index) =>
    svg.replace(viewBox, `viewBox="0 ${high * index} ${width} ${high}" width="${width}pt" height="${high}pt"`),
  );
};
