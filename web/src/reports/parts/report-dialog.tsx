import { REPORTS, type ReportTarget } from "@blenda/domain/reports/constants";
import { reasonsFor } from "@blenda/domain/reports/rules";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { PictureField } from "../../product/uploads/picture-field.tsx";
import { takingFiles } from "../../product/uploads/received-files.ts";
import { usePictureDraft } from "../../product/uploads/use-picture-draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Tag } from "../../ui/tag.tsx";
import { reportedQuery } from "../data/report-queries.ts";
import { claimIn, linksIn, useReportDraft } from "../data/use-report-draft.ts";
import { ClaimFields } from "./claim-fields.tsx";

export interface ReportDialogProps {
  targetType: ReportTarget;
  targetId: string;
  /** As the page calls it: a title or a name. Absent: by its kind ("Report this comment"). */
  name?: string;
  onClose: () => void;
}

/** Tells our team about something, with whatever shows it. Its owner never learns who did. */
export function ReportDialog({ targetType, targetId, name, onClose }: ReportDialogProps) {
  const id = useId();
  const { form, draft, errors, control, set, submit, clear, reason } = useReportDraft(targetType, targetId);
  const { data: sent } = useQuery(reportedQuery({ targetType, targetId }));
  const { act, isActing, error } = useAct(api.reports.report, {
    done: ({ wasOpen }) => (wasOpen ? reportTexts.alreadySent : reportTexts.sent),
    isToldInPlace: true,
  });
  const pictures = usePictureDraft({
    keptAs: `pictures for the report of ${targetType} ${targetId}`,
    address: "/api/reports/picture",
    most: REPORTS.MOST_PICTURES,
    maxBytes: REPORTS.PICTURE_BYTES,
    texts: reportTexts,
  });
  const [key] = useState(newKey);
  const kind = reportTexts.targets[targetType];
  const send = (typed: typeof draft) => {
    if (reason === null || pictures.isSending) return;
    const wish = { targetType, targetId, reason, detail: typed.detail, links: linksIn(typed.links) };
    const evidence = {
      pictureIds: pictures.pictures.map((picture) => picture.id),
      ...(reason === "copyright" && { claim: claimIn(typed) }),
    };
    act(
      { ...wish, ...evidence, key },
      {
        onSuccess: () => {
          clear();
          pictures.clear();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={name ? `Report ${name}` : `Report this ${kind}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing} disabled={pictures.isSending}>
            Send report
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)} {...takingFiles(pictures.take)}>
        <p className="text-muted">
          We look at every report within {REPORTS.LOOK_HOURS} hours and tell you what we decide. Nobody learns that it was you.{" "}
          <Link to="/community-guidelines" hash="reports" className="link-inline">
            What happens next
          </Link>
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <RadioGroup
          legend="What's wrong?"
          name="reason"
          value={reason}
          error={errors.reason}
          options={reasonsFor(targetType).map((value) => ({
            value,
            label: reportTexts.reasons[value],
            help: reportTexts.reasonHints[value],
            ...(sent?.reasons.includes(value) && { aside: <Tag>Sent</Tag> }),
          }))}
          onChange={(chosen) => set("reason", chosen)}
        />
        {reason === "copyright" && <ClaimFields draft={draft} errors={errors} control={control} set={set} />}
        <Field label={reason === "other" ? "Details" : "Details (optional)"} error={errors.detail}>
          <Textarea {...control("detail")} rows={4} />
        </Field>
        <Field label="Links (optional)" help="One per line: the original, another copy, a post." error={errors.links}>
          <Textarea {...control("links")} rows={2} inputMode="url" />
        </Field>
        <PictureField draft={pictures} />
      </form>
    </Dialog>
  );
}
