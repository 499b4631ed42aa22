/** The address of a stored file; a reader who may not have it is told so there. */
export function fileUrl(id: string): string;
export function fileUrl(id: string | null): string | null;
export function fileUrl(id: string | null): string | null {
  return id === null ? null : `/files/${id}`;
}
