const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes invisible bidirectional control characters, which would also reorder the text around this one. */
export const withoutBidiControls = (text: string): string => text.replaceAll(marks, '');
