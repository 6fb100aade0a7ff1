/** Whether a request may carry a session. Who it is, only the database knows. */
export const sessionCookie = /(?:^|;\s*)(?:__Secure-)?kreativlaendle\.session_token=/;
