import { data } from "react-router";

/** A body that broke off on its way, or never was a form, is no failure of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
