const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible signs that turn the direction of writing: they would reach beyond its own words. */
export const withoutBidiControls = (text: string): string => text.replaceAll(marks, '');
